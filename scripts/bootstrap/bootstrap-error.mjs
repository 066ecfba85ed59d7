/** An error whose message is printed to the operator without a stack trace. */
export class BootstrapError extends Error {}
