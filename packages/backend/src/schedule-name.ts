/** The name of the actor where no person but the schedule acted. */
export const scheduleName = 'Schedule';
