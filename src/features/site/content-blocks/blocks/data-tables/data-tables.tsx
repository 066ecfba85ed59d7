import { type BlockView, innerHeadingLevel, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { RowsTable } from '../faq/rows-table.tsx'
import { TableGrid } from './table-grid.tsx'

/** Titled tables whose headings and rows an editor writes. Source: requirements C-244 and C-245. */
export const DataTables: BlockView<'dataTables'> = ({ block, context }) => {
  const { title, intro, note } = block
  const tables = (block.tables ?? []).filter(({ tableRows }) => tableRows?.length)
  if (tables.length === 0) return null
  return (
    <Section heading={title} headingLevel={titleLevel(context)} {...(title && intro ? { lead: intro } : {})}>
      {!title && intro ? <p className="mb-10 max-w-[38ch] text-ink-2 text-lead">{intro}</p> : null}
      <TableGrid
        level={innerHeadingLevel(title, context)}
        tables={tables.map(({ id, caption, tableHead, tableRows }, index) => ({
          key: id ?? index,
          caption,
          table: <RowsTable caption={caption} head={tableHead} rows={tableRows} />,
        }))}
      />
      {note ? <p className="mt-8 max-w-[60ch] text-ink-2">{note}</p> : null}
    </Section>
  )
}
