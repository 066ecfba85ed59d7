/** The value of a field: a text in CSV and XML, anything in JSON; the texts of a list. */
export type FieldValue = string | number | boolean | null | readonly string[]

/** One vehicle of a feed, in the feed's own spelling. */
export type FeedRecord = {
  /** The line of the file at which the vehicle begins; in CSV the one at which it ends. */
  readonly line: number
  readonly values: Readonly<Record<string, FieldValue>>
  /** Why its fields cannot be told apart, as a sentence. */
  readonly problem?: string
}

/** Reads the text of a feed, in pieces of any size. @throws FeedBroken when it is not complete and well-formed. */
export type FeedReader = (text: AsyncIterable<string>) => AsyncIterable<FeedRecord>

/** A feed that cannot be read to its end; nothing of it is used. The message tells its supplier what is wrong. */
export class FeedBroken extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FeedBroken'
  }
}

/** Maximum length of one vehicle in a feed, in characters: forty picture addresses and every text at its longest. */
export const maxRecordLength = 200_000

/** Maximum nesting of a JSON or XML feed. */
export const maxFeedDepth = 10

/** Returns an empty record of fields, in which no name of a feed has a meaning to JavaScript. */
export const emptyFields = <Value extends FieldValue = FieldValue>(): Record<string, Value> =>
  Object.create(null)
