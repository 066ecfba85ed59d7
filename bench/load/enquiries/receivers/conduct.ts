import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'

/** The ways to a receiver, as the product names them. */
export type Channel = 'leadProvider' | 'email' | 'confirmation' | 'crm' | 'consent'

/** Something a receiver was given whole. */
export type Arrival = {
  readonly channel: Channel
  /** What the receiver counts by. */
  readonly key: string
  readonly visitor: number
  /** Decoded, all parts of it. */
  readonly text: string
}

/** What a receiver does with it. After `lost` it has been accepted, and its sender never hears so. */
export type Conduct = 'accept' | 'unavailable' | 'reset' | 'garbage' | 'hang' | 'lost'

/** What the owner of the receivers decides and notes. */
export type Owner = {
  readonly conductFor: (arrival: Arrival) => Conduct
  readonly accepted: (arrival: Arrival) => void
}

/** Longer than any sender of ours waits. */
const hangMs = 60_000

/** Node resets plain connections alone; one over TLS is cut. */
const reset = (socket: Socket) =>
  void (socket instanceof TLSSocket ? socket.destroy() : socket.resetAndDestroy())

/** Carries out what is the same on every socket. @returns whether it has, and nothing else is to be answered. */
export function misbehave(conduct: Conduct, socket: Socket): boolean {
  if (conduct === 'reset' || conduct === 'lost') reset(socket)
  else if (conduct === 'garbage') socket.end('\u0001 no answer of any protocol \u0000\r\n\r\n')
  else if (conduct === 'hang') setTimeout(() => socket.destroy(), hangMs).unref()
  else return false
  return true
}
