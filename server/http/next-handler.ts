import type { IncomingMessage, ServerResponse } from 'node:http'

/** What answers a request in the end: Next in the product, a stand-in in tests. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
