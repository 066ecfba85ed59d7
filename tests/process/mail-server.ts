import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * How the server handles a mail: accept it, refuse it temporarily, close the connection during transfer, or not
 * respond until `acceptHanging`.
 */
export type MailBehaviour = 'accept' | 'refuse' | 'cut' | 'hang'

/** A received mail, accepted or not. */
export type ReceivedMail = {
  readonly messageId: string
  readonly behaviour: MailBehaviour
  readonly at: number
}

/** A fake mail server with configurable behaviour. */
export type MailServer = {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  behaviour: MailBehaviour
  /** Accepts the mails whose senders still wait for a response. */
  acceptHanging(): void
  close(): Promise<void>
}

const messageIdOf = (mail: string) => /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? ''

/** Returns the open connections, which are private in smtp-server. */
const connectionsOf = (server: SMTPServer) =>
  (server as unknown as { connections: Iterable<{ readonly _socket: Socket }> }).connections

/** Starts a mail server on a free loopback port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const hanging: (() => void)[] = []
  const state: { behaviour: MailBehaviour } = { behaviour: 'accept' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    onData(stream, _session, respond) {
      const { behaviour } = state
      if (behaviour === 'cut') {
        stream.once('data', () => {
          received.push({ messageId: '', behaviour, at: Date.now() })
          for (const { _socket: socket } of connectionsOf(server)) socket.destroy()
          stream.destroy()
        })
        return
      }
      const receive = (mail: string) => {
        received.push({ messageId: messageIdOf(mail), behaviour, at: Date.now() })
        if (behaviour === 'accept') respond(null, 'accepted')
        if (behaviour === 'hang') hanging.push(() => respond(null, 'accepted'))
        if (behaviour === 'refuse') respond(Object.assign(new Error('try later'), { responseCode: 451 }))
      }
      // A mail whose sender was killed during transfer is ignored.
      text(stream).then(receive, () => {})
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get behaviour() {
      return state.behaviour
    },
    set behaviour(behaviour) {
      state.behaviour = behaviour
    },
    acceptHanging() {
      for (const accept of hanging.splice(0)) accept()
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
