/** A picture that cannot be fetched or used. The message continues the sentence "The picture …", for its supplier. */
export class PictureProblem extends Error {
  /** Whether the host is at fault, so that its other pictures will probably fail, too. */
  readonly isOfHost: boolean

  constructor(message: string, { isOfHost = false } = {}) {
    super(message)
    this.name = 'PictureProblem'
    this.isOfHost = isOfHost
  }
}
