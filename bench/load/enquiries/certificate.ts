import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findProgram, runProgram } from '../../program.ts'

/** A certificate for the loopback address, and its file for NODE_EXTRA_CA_CERTS. */
export type SelfSignedCertificate = {
  readonly cert: string
  readonly key: string
  readonly file: string
  remove(): Promise<void>
}

/** Creates a certificate with openssl; undefined when openssl is not installed. */
export async function createSelfSignedCertificate(): Promise<SelfSignedCertificate | undefined> {
  const openssl = findProgram('openssl')
  if (!openssl) return undefined
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-certificate-'))
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
  await runProgram([
    ...[openssl, 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert],
  ])
  return {
    cert: await readFile(cert, 'utf8'),
    key: await readFile(key, 'utf8'),
    file: cert,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
