/** No panel looks at what a server draws. */
export const showActor = () => () => {};
