import { z } from 'zod'
import { type Attachment, FeedUnreadable, isPicture, type RawItem } from './raw-item.ts'

/*
 * RSS that was converted to JSON, as the upstream service has it: `rss.channel[0].item`. A converter makes a list of
 * every element, or of those that occur more than once; an element with attributes becomes an object.
 */

const record = z.record(z.string(), z.unknown())

/** The elements under a name: one, several or none, each as the converter writes it. */
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat()

/** The text of an element, which has `_`, `#text` or `#cdata` beside its attributes. */
function textOf(value: unknown): string {
  const [first] = listOf(value)
  if (typeof first === 'string' || typeof first === 'number') return String(first)
  const element = record.safeParse(first)
  if (!element.success) return ''
  const { _, '#text': text, '#cdata': cdata } = element.data
  return [_, text, cdata].find((candidate) => typeof candidate === 'string') ?? ''
}

/** The attributes of an element: in `$`, in `@attributes`, or its members themselves with or without a prefix. */
function attributesOf(value: unknown): Readonly<Record<string, string>> {
  const element = record.safeParse(value)
  if (!element.success) return {}
  const { $, '@attributes': attributes } = element.data
  const members = record.safeParse($ ?? attributes)
  const entries = Object.entries(members.success ? members.data : element.data)
  return Object.fromEntries(
    entries.flatMap(([name, each]) => (typeof each === 'string' ? [[name.replace(/^@_?/, ''), each]] : [])),
  )
}

function pictureOf(item: Readonly<Record<string, unknown>>): string {
  const attachments = ['enclosure', 'media:content', 'media:thumbnail'].flatMap((element) =>
    listOf(item[element]).map((each): Attachment => {
      const { url = '', type = '', medium = '' } = attributesOf(each)
      return { element, url, type, medium }
    }),
  )
  return attachments.find(isPicture)?.url ?? ''
}

function rawItemOf(value: unknown): RawItem[] {
  const item = record.safeParse(value)
  if (!item.success) return []
  const { title, link, category, pubDate, description, 'content:encoded': content } = item.data
  return [
    {
      ...{ title: textOf(title), link: textOf(link), pubDate: textOf(pubDate) },
      categories: listOf(category).map(textOf),
      ...{ description: textOf(description), content: textOf(content), picture: pictureOf(item.data) },
    },
  ]
}

/**
 * Returns the items of a feed in JSON, in its order: several, one or none. Source: requirement C-370.
 *
 * @throws FeedUnreadable when it is no such JSON.
 */
export function readJsonFeed(text: string): RawItem[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new FeedUnreadable('The JSON is not well-formed.')
  }
  const rss = record.safeParse(record.safeParse(json).data?.rss)
  const [first] = listOf(rss.data?.channel)
  const channel = record.safeParse(first)
  if (!channel.success) throw new FeedUnreadable('The JSON has no rss.channel.')
  return listOf(channel.data.item).flatMap(rawItemOf)
}
