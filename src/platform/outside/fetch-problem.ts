/** A file of another site that cannot be fetched or used. The message continues a sentence: "The picture …". */
export class FetchProblem extends Error {
  /** Whether the host is at fault, so that its other files will probably fail, too. */
  readonly isOfHost: boolean

  constructor(message: string, { isOfHost = false } = {}) {
    super(message)
    this.name = 'FetchProblem'
    this.isOfHost = isOfHost
  }
}
