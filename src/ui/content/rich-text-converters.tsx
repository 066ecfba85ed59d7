import {
  BlockquoteJSXConverter,
  HorizontalRuleJSXConverter,
  type JSXConverters,
  LinebreakJSXConverter,
  ParagraphJSXConverter,
  TabJSXConverter,
  TextJSXConverter,
} from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { TextLink } from '../actions/text-link.tsx'
import { unbrokenNumbers } from './unbroken-numbers.ts'

/** A link in formatted text as stored by the CMS. Features may add fields. */
export type RichTextLink = {
  readonly linkType?: 'custom' | 'internal'
  readonly url?: string
  readonly doc?: { readonly relationTo: string; readonly value: unknown } | null
  readonly newTab?: boolean
  readonly [field: string]: unknown
}

export type RichTextOptions = {
  /** Returns the target of a link; null renders its text without a link. */
  resolveLink: (link: RichTextLink) => { readonly href: string; readonly newTab?: boolean } | null
  /** Level of the highest heading, so that the text fits into the outline of the page. */
  topHeading?: 2 | 3 | 4
  /** Renders pictures; without it they are omitted. */
  picture?: (upload: unknown) => ReactNode
  /** Note for screen readers after a link that opens a new tab. */
  newTabNote?: string
}

type Level = 2 | 3 | 4 | 5 | 6

const headingClasses: Readonly<Record<Level, string>> = {
  2: 'text-h2',
  3: 'text-h3',
  4: 'text-h4',
  5: 'font-semibold',
  6: 'font-semibold',
}

/** Converts a heading tag of an editor, from h2, into the level on the page. */
export function headingLevel(tag: string, top: 2 | 3 | 4): Level {
  const chosen = Math.max(2, Number(tag.slice(1)) || 2)
  return Math.min(6, chosen - 2 + top) as Level
}

const cellClasses = 'border-line border-b px-4 py-3 text-left align-top first:pl-0 last:pr-0'

/** Returns the converters for each kind of node. Unknown nodes are omitted. */
export function richTextConverters(options: RichTextOptions): JSXConverters {
  const { resolveLink, topHeading = 2, picture, newTabNote } = options
  const link = (fields: unknown, text: ReactNode) => {
    const destination = resolveLink(fields as RichTextLink)
    return destination ? (
      <TextLink variant="inline" newTabNote={newTabNote} {...destination}>
        {text}
      </TextLink>
    ) : (
      <span>{text}</span>
    )
  }
  return {
    ...ParagraphJSXConverter,
    text: (args) => {
      const { text: convert } = TextJSXConverter
      const node = { ...args.node, text: unbrokenNumbers(args.node.text) }
      return typeof convert === 'function' ? convert({ ...args, node }) : null
    },
    ...LinebreakJSXConverter,
    ...BlockquoteJSXConverter,
    ...HorizontalRuleJSXConverter,
    ...TabJSXConverter,
    link: ({ node, nodesToJSX }) => link(node.fields, nodesToJSX({ nodes: node.children })),
    autolink: ({ node, nodesToJSX }) => link(node.fields, nodesToJSX({ nodes: node.children })),
    heading: ({ node, nodesToJSX }) => {
      const level = headingLevel(node.tag, topHeading)
      const Heading = `h${level}` as const
      return <Heading className={headingClasses[level]}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    list: ({ node, nodesToJSX }) => {
      const List = node.tag === 'ol' ? 'ol' : 'ul'
      return <List>{nodesToJSX({ nodes: node.children })}</List>
    },
    listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
    table: ({ node, nodesToJSX }) => (
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <tbody>{nodesToJSX({ nodes: node.children })}</tbody>
        </table>
      </div>
    ),
    tablerow: ({ node, nodesToJSX }) => <tr>{nodesToJSX({ nodes: node.children })}</tr>,
    tablecell: ({ node, nodesToJSX }) => {
      const Cell = node.headerState > 0 ? 'th' : 'td'
      return (
        <Cell
          className={cellClasses}
          colSpan={node.colSpan && node.colSpan > 1 ? node.colSpan : undefined}
          rowSpan={node.rowSpan && node.rowSpan > 1 ? node.rowSpan : undefined}
        >
          {nodesToJSX({ nodes: node.children })}
        </Cell>
      )
    },
    upload: ({ node }) => picture?.(node) ?? null,
    unknown: () => null,
  }
}
