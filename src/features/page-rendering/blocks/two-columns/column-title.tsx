import { innerHeadingLevel, type PageContext } from '#features/blocks/index.ts'

type Props = { title: string | null | undefined; context: PageContext; hasBlockTitle: boolean }

/** The title of a column, smaller when the block has a title. */
export function ColumnTitle({ title, context, hasBlockTitle }: Props) {
  const Heading = `h${innerHeadingLevel(hasBlockTitle, context)}` as const
  return title ? <Heading className={hasBlockTitle ? 'text-h3' : 'text-h2'}>{title}</Heading> : null
}
