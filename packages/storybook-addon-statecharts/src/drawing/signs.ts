// Icons of 12 by 12 pixels, as a path's `d`.

/** An invoked actor. */
export const ACTOR = 'M2 6a4 4 0 0 1 7-2.6M10 6a4 4 0 0 1-7 2.6M9.4 1v2.6H6.8M2.6 11V8.4h2.6';
/** An invoked machine. */
export const MACHINE = 'M1.5 2h4v3h-4zM6.5 7.5h4v3h-4zM3.5 5v4h3';
/** A forbidden transition. */
export const FORBIDDEN = 'M10.5 6a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0M2.9 2.9l6.2 6.2';
/** A transition without a target. */
export const STAYS = 'M3 4.5h5a2.2 2.2 0 0 1 0 4.5H2.5M4.5 7L2.5 9l2 2';
