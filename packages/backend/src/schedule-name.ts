/** The name recorded where the schedule acted and not a person. */
export const scheduleName = 'Schedule';
