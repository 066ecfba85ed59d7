/**
 * In which way an outside service did not answer:
 * `refused` no connection, or one that broke; `timeout` no complete answer in time; `status` an answer other than
 * 2xx; `too-large` more bytes than we read; `invalid-json` not JSON in UTF-8; `wrong-shape` JSON we cannot use.
 */
export type ServiceFailureKind =
  | 'refused'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'invalid-json'
  | 'wrong-shape'

const sentences: Record<ServiceFailureKind, string> = {
  refused: 'could not be reached',
  timeout: 'did not answer in time',
  status: 'answered with an error',
  'too-large': 'answered with more than we read',
  'invalid-json': 'answered with something that is not JSON',
  'wrong-shape': 'answered in a shape we do not know',
}

/**
 * An outside service that did not give a usable answer. Its message may reach a browser, so it names the service
 * and nothing else: no address, no key, no content (decision G-4). The particulars are in the log.
 */
export class ServiceFailure extends Error {
  readonly service: string
  readonly kind: ServiceFailureKind
  /** The HTTP status, when that is the failure. */
  readonly status: number | undefined

  constructor(service: string, kind: ServiceFailureKind, status?: number) {
    super(`The ${service} service ${sentences[kind]}.`)
    this.name = 'ServiceFailure'
    this.service = service
    this.kind = kind
    this.status = status
  }
}
