import { createStrictXmlParser } from '#platform/xml/strict-parser.ts'
import { type Attachment, FeedUnreadable, isPicture, type RawItem } from './raw-item.ts'

/** Maximum nesting of a feed: items may contain XHTML. */
const maxDepth = 40

type TextMember = Exclude<keyof RawItem, 'categories'>

/** The members of an item by the element that states them. */
const memberOf: Readonly<Record<string, TextMember>> = {
  title: 'title',
  link: 'link',
  pubDate: 'pubDate',
  description: 'description',
  'content:encoded': 'content',
}
const attachmentElements = ['enclosure', 'media:content', 'media:thumbnail']
/** Elements that contain others with attachments. Source: Media RSS 1.5. */
const groups = ['media:group', 'media:content']

const itemDepth = 3

type Found = Partial<Record<TextMember, string>> & { readonly categories: string[] }

const complete = (found: Found): RawItem => ({
  ...{ title: '', link: '', pubDate: '', description: '', content: '', picture: '' },
  ...found,
})

/** Builds the items from the elements of a feed. */
function createItems() {
  const items: RawItem[] = []
  const path: string[] = []
  let found: Found | undefined
  /** The text of the member that is open. */
  let text = ''

  const isGrouped = () => path.slice(itemDepth).every((name) => groups.includes(name))
  return {
    items,
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (path.length === 0 && name !== 'rss') throw new FeedUnreadable('It is no RSS feed: it has no <rss>.')
      if (path.length >= maxDepth) throw new FeedUnreadable(`It is nested more than ${maxDepth} levels.`)
      if (found && attachmentElements.includes(name) && isGrouped()) {
        const { url = '', type = '', medium = '' } = attributes
        const attachment: Attachment = { element: name, url, type, medium }
        if (!found.picture && isPicture(attachment)) found.picture = url
      }
      path.push(name)
      if (path.length === itemDepth && name === 'item' && path[1] === 'channel') found = { categories: [] }
      if (path.length === itemDepth + 1) text = ''
    },
    text(more: string) {
      if (found && path.length > itemDepth) text += more
    },
    close() {
      const depth = path.length
      const name = path.pop() ?? ''
      if (!found) return
      if (depth === itemDepth) {
        items.push(complete(found))
        found = undefined
      } else if (depth === itemDepth + 1) {
        const member = memberOf[name]
        if (member) found[member] ??= text
        else if (name === 'category') found.categories.push(text)
      }
    },
  }
}

/**
 * Returns the items of a feed in RSS 2.0, in its order.
 *
 * @throws FeedUnreadable when it is no complete, well-formed RSS.
 */
export function readRss(text: string): RawItem[] {
  const items = createItems()
  const parser = createStrictXmlParser((message) => {
    throw new FeedUnreadable(message)
  })
  parser.on('opentag', ({ name, attributes }) => items.open(name, attributes))
  parser.on('closetag', () => items.close())
  parser.on('text', items.text)
  parser.on('cdata', items.text)
  parser.write(text).close()
  return items.items
}
