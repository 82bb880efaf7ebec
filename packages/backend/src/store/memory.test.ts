import { describeStore } from './conformance';
import { memoryStore } from './memory';

describeStore('The store in memory', () => Promise.resolve(memoryStore()));
