import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { visitorIn } from '../forms.ts'
import { type IntegrationHooks, type ReceivedMessage, simulateFailure } from './behaviour.ts'
import { mailText } from './mail-text.ts'

type Connection = { readonly session: SMTPServerSession; readonly _socket: Socket }

/** Finds the socket of a session. smtp-server has no public API for it. */
function socketOf(server: SMTPServer, session: SMTPServerSession): Socket | undefined {
  const { connections } = server as unknown as { connections: Iterable<Connection> }
  return [...connections].find((connection) => connection.session.id === session.id)?._socket
}

function arrivalOf(raw: string, session: SMTPServerSession): ReceivedMessage {
  const decoded = mailText(raw)
  const isToVisitor = session.envelope.rcptTo.some(({ address }) => visitorIn(address) !== undefined)
  return {
    channel: isToVisitor ? 'confirmation' : 'email',
    key: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
    visitor: visitorIn(decoded) ?? -1,
    text: decoded,
  }
}

/** Starts a mail server on a free loopback port. */
export async function startMailServer({ behaviourFor, onAccepted }: IntegrationHooks) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    maxClients: 500,
    closeTimeout: 500,
    onData(stream, session, respond) {
      const receive = (raw: string) => {
        const arrival = arrivalOf(raw, session)
        const behaviour = behaviourFor(arrival)
        if (behaviour === 'accept' || behaviour === 'lost') onAccepted(arrival)
        const socket = socketOf(server, session)
        if (socket && simulateFailure(behaviour, socket)) return
        if (behaviour === 'accept') respond(null, 'accepted')
        else respond(Object.assign(new Error('later'), { responseCode: 451 }))
      }
      // Incomplete messages of a killed sender are ignored.
      text(stream).then(receive, () => {})
    },
  })
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
