import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { visitorIn } from '../forms.ts'
import { type IntegrationHooks, type ReceivedMessage, simulateFailure } from './behaviour.ts'

const boundary = /^----_NmP[^\r\n]*$/m

function decodedPart(part: string): string {
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return part
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes the headers and all parts of a mail, attachments included. Supports only mails written by nodemailer. */
function mailText(raw: string): string {
  return raw.split(boundary).map(decodedPart).join('\n')
}

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
        if (behaviour === 'accept' || behaviour === 'lost') onAccepted(arrival, behaviour === 'accept')
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
