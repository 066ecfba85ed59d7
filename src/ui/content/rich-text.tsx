import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { RichText as LexicalText } from '@payloadcms/richtext-lexical/react'
import { type RichTextOptions, richTextConverters } from './rich-text-converters.tsx'

/** Formatted text as stored by the CMS. */
export type RichTextData = SerializedEditorState

type Props = RichTextOptions & {
  data: RichTextData | null | undefined
  size?: 'small' | 'body' | 'lead'
  className?: string
}

const sizes = { small: 'text-small', body: 'text-body', lead: 'text-lead' }

/** Renders formatted text of an editor on the server. */
export function RichText({ data, size = 'body', className = '', ...options }: Props) {
  if (!data) return null
  return (
    <LexicalText
      data={data}
      converters={richTextConverters(options)}
      className={`prose max-w-[70ch] ${sizes[size]} ${className}`}
    />
  )
}
