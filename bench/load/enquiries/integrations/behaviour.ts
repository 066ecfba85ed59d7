import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** The delivery channels, as the product names them. */
export type Channel = 'leadProvider' | 'email' | 'confirmation' | 'crm' | 'consent'

/** A complete message that an integration received. */
export type ReceivedMessage = {
  readonly channel: Channel
  /** Idempotency key or message id. */
  readonly key: string
  readonly visitor: number
  /** All parts, decoded. */
  readonly text: string
}

/** How an integration responds. With `lost` it accepts the message but drops the connection before responding. */
export type Behaviour = 'accept' | 'unavailable' | 'reset' | 'garbage' | 'hang' | 'lost'

/** Callbacks that choose the behaviour and record accepted messages. */
export type IntegrationHooks = {
  readonly behaviourFor: (arrival: ReceivedMessage) => Behaviour
  /** @param answered whether the sender was told, and so has no reason to send the message again */
  readonly onAccepted: (arrival: ReceivedMessage, answered: boolean) => void
}

/** Longer than the timeout of every sender. */
const hangMs = 60_000

/** Node can reset only plain connections; a TLS connection is closed. */
const reset = (socket: Socket) =>
  void (socket instanceof TLSSocket ? socket.destroy() : socket.resetAndDestroy())

/** Simulates failures at the socket level. @returns whether the request is handled and needs no response. */
export function simulateFailure(behaviour: Behaviour, socket: Socket): boolean {
  if (behaviour === 'reset' || behaviour === 'lost') reset(socket)
  else if (behaviour === 'garbage') socket.end('\u0001 not a response of any protocol \u0000\r\n\r\n')
  else if (behaviour === 'hang') setTimeout(() => socket.destroy(), hangMs).unref()
  else return false
  return true
}
