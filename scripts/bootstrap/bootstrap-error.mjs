/** A reason not to go on, in words for the person who started us. */
export class BootstrapError extends Error {}
