import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What a mail server does with a mail: take it, refuse it for now, cut the line in the middle, or say nothing. */
export type Conduct = 'take' | 'refuse' | 'cut' | 'hang'

/** A mail that arrived, whatever became of it. */
export type Arrived = { readonly messageId: string; readonly conduct: Conduct; readonly at: number }

/** A mail server of the test's own, which behaves as it is told. */
export type MailServer = {
  readonly url: string
  readonly arrived: readonly Arrived[]
  conduct: Conduct
  close(): Promise<void>
}

const messageIdOf = (mail: string) => /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? ''

/** Connections it has, which it keeps to itself. */
const openTo = (server: SMTPServer) =>
  (server as unknown as { connections: Iterable<{ readonly _socket: Socket }> }).connections

/** Starts one on a free loopback port. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = []
  const state: { conduct: Conduct } = { conduct: 'take' }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 500,
    onData(stream, _session, answer) {
      const { conduct } = state
      if (conduct === 'cut') {
        stream.once('data', () => {
          arrived.push({ messageId: '', conduct, at: Date.now() })
          for (const { _socket: socket } of openTo(server)) socket.destroy()
          stream.destroy()
        })
        return
      }
      const take = (mail: string) => {
        arrived.push({ messageId: messageIdOf(mail), conduct, at: Date.now() })
        if (conduct === 'take') answer(null, 'taken')
        if (conduct === 'refuse') answer(Object.assign(new Error('try later'), { responseCode: 451 }))
      }
      // A sender that was killed in the middle has sent nothing.
      text(stream).then(take, () => {})
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    get conduct() {
      return state.conduct
    },
    set conduct(wanted) {
      state.conduct = wanted
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}
