import { emptyFields, FeedBroken, type FeedRecord, maxFeedDepth } from './feed-record.ts'

/** Builds the records of an XML feed from its elements. `open` and `close` tell whether the element is a vehicle. */
export type XmlRecords = {
  open(name: string, line: number): 'vehicle' | 'other'
  text(text: string): void
  close(): 'vehicle' | 'other'
}

const [vehicleDepth, fieldDepth] = [2, 3]

/** Creates the builder for one feed; it passes on each vehicle when its element ends. */
export function createXmlRecords(onRecord: (record: FeedRecord) => void): XmlRecords {
  const path: string[] = []
  let line = 0
  let values = emptyFields<string | readonly string[]>()
  let text = ''
  let list: string[] = []
  let hasItems = false

  /** Stores a field; repeated elements are a list. */
  const store = (name: string, value: string | readonly string[]) => {
    const earlier = values[name]
    values[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  const check = (name: string) => {
    if (path.length === 0 && name !== 'vehicles') throw new FeedBroken('The XML must begin with <vehicles>.')
    if (path.length === 1 && name !== 'vehicle')
      throw new FeedBroken(`<vehicles> contains <${name.slice(0, 40)}>; it may contain <vehicle> only.`)
    if (path.length >= maxFeedDepth)
      throw new FeedBroken(`The XML is nested more than ${maxFeedDepth} levels.`)
  }

  return {
    open(name, at) {
      check(name)
      path.push(name)
      text = ''
      if (path.length === vehicleDepth) {
        values = emptyFields()
        line = at
        return 'vehicle'
      }
      if (path.length === fieldDepth) {
        list = []
        hasItems = false
      } else hasItems = true
      return 'other'
    },
    text(more) {
      if (path.length >= fieldDepth) text += more
    },
    close() {
      const depth = path.length
      const name = path.pop() ?? ''
      if (depth === vehicleDepth) onRecord({ line, values })
      else if (depth === fieldDepth) store(name, hasItems ? list : text)
      else if (depth > fieldDepth && text.trim() !== '') list.push(text)
      text = ''
      return depth === vehicleDepth ? 'vehicle' : 'other'
    },
  }
}
