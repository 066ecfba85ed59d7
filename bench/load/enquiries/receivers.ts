import { createServer, type Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Outside systems that count what they are given by its key. */
export type Receivers = {
  readonly environment: Readonly<Record<string, string>>
  /** Different mails and receipts that were accepted. */
  readonly mails: ReadonlyMap<string, number>
  readonly consents: ReadonlyMap<string, number>
  /** Which of them fails at the moment. */
  failing: 'mail' | 'consent' | null
  close(): Promise<void>
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

const listening = async (server: NetServer) => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}

/** Starts a mail server and a consent service of the measure's own. */
export async function startReceivers(): Promise<Receivers> {
  const mails = new Map<string, number>()
  const consents = new Map<string, number>()
  const state: { failing: Receivers['failing'] } = { failing: null }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    maxClients: 500,
    onData(stream, _session, answer) {
      const take = (mail: string) => {
        if (state.failing === 'mail') return answer(Object.assign(new Error('later'), { responseCode: 451 }))
        count(mails, /^message-id:\s*(\S+)/im.exec(mail)?.[1] ?? '')
        answer(null, 'taken')
      }
      // A sender that was killed in the middle has sent nothing.
      text(stream).then(take, () => {})
    },
  })
  smtp.on('error', () => {})

  const consent: Server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      if (state.failing === 'consent') response.writeHead(503).end()
      else {
        count(consents, String(request.headers['idempotency-key']))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      }
    })
  })

  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const { port: smtpPort } = smtp.server.address() as AddressInfo
  const consentPort = await listening(consent)
  return {
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      CONSENT_SERVICE_URL: `http://127.0.0.1:${consentPort}`,
    },
    mails,
    consents,
    get failing() {
      return state.failing
    },
    set failing(which) {
      state.failing = which
    },
    async close() {
      consent.closeAllConnections()
      await Promise.all([
        new Promise<void>((done) => smtp.close(() => done())),
        new Promise((done) => consent.close(done)),
      ])
    },
  }
}
