/** No panel inspects a server render. */
export const showActor = () => () => {};
