import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  subheadingLevel,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { TableGrid } from '#features/site/content-blocks/index.ts'
import { Table } from '#ui/content/table.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ownerTexts } from '../../texts.ts'

type LoadTable = NonNullable<BlockOf<'tyreRatings'>['loadTables']>[number]
type SpeedTable = NonNullable<BlockOf<'tyreRatings'>['speedTables']>[number]

function LoadIndexTable({ table, context }: { table: LoadTable; context: PageContext }) {
  const texts = ownerTexts(context.language).tyres
  return (
    <Table
      caption={table.caption}
      captionHidden
      columns={[
        { id: 'loadIndex', label: texts.loadIndex, cell: ({ loadIndex }) => loadIndex, isRowHeader: true },
        { id: 'loadInKG', label: texts.loadInKG, cell: ({ loadInKG }) => loadInKG, numeric: true },
      ]}
      rows={table.rows}
      keyOf={({ loadIndex }) => String(loadIndex)}
    />
  )
}

function SpeedSymbolTable({ table, context }: { table: SpeedTable; context: PageContext }) {
  const texts = ownerTexts(context.language).tyres
  return (
    <Table
      caption={table.caption}
      captionHidden
      columns={[
        {
          id: 'speedSymbol',
          label: texts.speedSymbol,
          cell: ({ speedSymbol }) => speedSymbol,
          isRowHeader: true,
        },
        { id: 'speed', label: texts.speed, cell: ({ speed }) => `${speed} km/h`, numeric: true },
      ]}
      rows={table.rows}
      keyOf={({ speedSymbol }) => speedSymbol}
    />
  )
}

/**
 * The load of each load index and the speed of each speed symbol of a tyre, with the note on the load of the vehicle.
 *
 * Source: requirements C-157 to C-163; decision C-1.
 */
export const TyreRatings: BlockView<'tyreRatings'> = ({ block, context }) => {
  const { title, loadTitle, speedTitle, note } = block
  const loadTables = (block.loadTables ?? []).filter(({ rows }) => rows?.length)
  const speedTables = (block.speedTables ?? []).filter(({ rows }) => rows?.length)
  if (loadTables.length + speedTables.length === 0) return null
  const level = innerHeadingLevel(title, context)
  const Heading = `h${level}` as const
  return (
    <Section heading={title} headingLevel={titleLevel(context)}>
      <div className="grid grid-cols-1 gap-y-16">
        {loadTables.length > 0 ? (
          <div className="grid grid-cols-1 gap-y-8">
            {loadTitle ? <Heading className="text-h3">{loadTitle}</Heading> : null}
            {note ? <p className="max-w-[60ch] text-lead">{note}</p> : null}
            <TableGrid
              level={loadTitle ? subheadingLevel(level) : level}
              tables={loadTables.map((table, index) => ({
                key: table.id ?? index,
                caption: table.caption,
                table: <LoadIndexTable table={table} context={context} />,
              }))}
            />
          </div>
        ) : null}
        {speedTables.length > 0 ? (
          <div className="grid grid-cols-1 gap-y-8">
            {speedTitle ? <Heading className="text-h3">{speedTitle}</Heading> : null}
            <TableGrid
              level={speedTitle ? subheadingLevel(level) : level}
              tables={speedTables.map((table, index) => ({
                key: table.id ?? index,
                caption: table.caption,
                table: <SpeedSymbolTable table={table} context={context} />,
              }))}
            />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
