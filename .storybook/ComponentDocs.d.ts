/** The docs page of every component: what the stories tell, and what its guide tells where it has one. */
export declare function ComponentDocs(): import("react").JSX.Element;
