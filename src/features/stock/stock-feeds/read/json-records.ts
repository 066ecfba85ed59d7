import type { Token } from 'stream-json/core/parser.js'
import {
  emptyFields,
  FeedBroken,
  type FeedRecord,
  type FieldValue,
  maxFeedDepth,
  maxRecordLength,
} from './feed-record.ts'

/** The name under which an object in a list of pictures has the address. Source: requirement D-118. */
const addressName = 'imageurl'

type Container = { readonly isArray: boolean; key: string }

/** Builds the records of a JSON feed from its tokens. */
export type JsonRecords = {
  /** Returns the record that the token completes. @throws FeedBroken for another structure than that of a feed. */
  add(token: Token, line: number): FeedRecord | undefined
  /** @throws FeedBroken when the feed has not ended. */
  end(): void
}

const notAFeed = 'The JSON must be an array of vehicles, or an object with one array of vehicles.'

/** A whole number that JavaScript would round, such as a long id, stays a text. */
function numberOf(text: string): FieldValue {
  const value = Number(text)
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? text : value
}

/** Creates the builder for one feed. */
export function createJsonRecords(): JsonRecords {
  const path: Container[] = []
  /** Depth of the array of vehicles: 1, or 2 in an object. */
  let listDepth: number | undefined
  let inList = false
  let isComplete = false
  let text = ''
  let length = 0
  let line = 0
  let values = emptyFields()
  let list: string[] | undefined

  const fail = (message: string): never => {
    throw new FeedBroken(message)
  }
  /** How many levels deep in a vehicle: 0 directly in the list, 1 for its fields, 2 in a list of pictures. */
  const levelInList = () => (inList && listDepth !== undefined ? path.length - listDepth : -1)

  const store = (value: FieldValue) => {
    const level = levelInList()
    const inside = path.at(-1)
    if (!inside || level === 0) return fail(notAFeed)
    if (level === 1) values[inside.key] = value
    else if (level > 1 && list && typeof value === 'string' && isPicture(inside, level)) list.push(value)
  }
  const isPicture = ({ isArray, key }: Container, level: number) =>
    isArray ? level === 2 : key.toLowerCase() === addressName

  const open = (isArray: boolean, at: number) => {
    const depth = path.length
    if (isComplete) fail(notAFeed)
    if (depth >= maxFeedDepth) fail(`The JSON is nested more than ${maxFeedDepth} levels.`)
    const level = levelInList()
    if (level === -1 && isArray && depth <= 1) {
      if (listDepth !== undefined) fail('The JSON has more than one array of vehicles.')
      listDepth = depth + 1
      inList = true
    } else if (level === 0) {
      if (isArray) fail(notAFeed)
      values = emptyFields()
      line = at
      length = 0
    } else if (level === 1 && isArray) list = []
    path.push({ isArray, key: '' })
  }

  const close = (): FeedRecord | undefined => {
    const closed = levelInList()
    path.pop()
    if (path.length === 0) isComplete = true
    if (closed === 0) inList = false
    const inside = path.at(-1)
    if (closed === 2 && list && inside) {
      values[inside.key] = list
      list = undefined
    }
    if (closed !== 1) return undefined
    length = 0
    return { line, values }
  }

  const grow = (more: string) => {
    length += more.length + 1
    if (length > maxRecordLength)
      fail(`A vehicle near line ${line} is longer than ${maxRecordLength} characters.`)
    text += more
  }

  return {
    add(token, at) {
      switch (token.name) {
        case 'startObject':
          return void open(false, at)
        case 'startArray':
          return void open(true, at)
        case 'endObject':
        case 'endArray':
          return close()
        case 'startKey':
        case 'startString':
        case 'startNumber':
          text = ''
          return void grow('')
        case 'stringChunk':
        case 'numberChunk':
          return void grow(token.value)
        case 'endKey': {
          const inside = path.at(-1)
          if (inside) inside.key = text
          return undefined
        }
        case 'endString':
          return void store(text)
        case 'endNumber':
          return void store(numberOf(text))
        case 'trueValue':
        case 'falseValue':
        case 'nullValue':
          grow('')
          return void store(token.value)
        default:
          return undefined
      }
    },
    end() {
      if (!isComplete) fail('The JSON ends before its last bracket, so it is cut off.')
      if (listDepth === undefined) fail(notAFeed)
    },
  }
}
