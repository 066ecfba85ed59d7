import type { IncomingMessage, ServerResponse } from 'node:http'

/** Handles a request: Next in production, a fake in tests. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
