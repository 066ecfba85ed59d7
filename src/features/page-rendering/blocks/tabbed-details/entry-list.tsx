import { type BlockOf, subheadingLevel } from '#features/blocks/index.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'

type StoredTab = NonNullable<BlockOf<'tabbedDetails'>['tabs']>[number]
type StoredList = NonNullable<StoredTab['lists']>[number]
type Entry = NonNullable<StoredList['entries']>[number]

/** The icon before each advantage or disadvantage. */
const markers: Readonly<Partial<Record<NonNullable<StoredList['marker']>, IconName>>> = {
  pros: 'check',
  cons: 'x',
}

function PlainEntry({ entry, level }: { entry: Entry; level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <li className="min-w-0 border-line border-t pt-5">
      <Heading className="text-h4">{entry.title}</Heading>
      {entry.text ? <p className="mt-1 max-w-[42ch] text-ink-2">{entry.text}</p> : null}
    </li>
  )
}

function MarkedEntry({ entry, icon }: { entry: Entry; icon: IconName }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 flex-none text-accent-text" />
      <div className="min-w-0">
        <p>{entry.title}</p>
        {entry.text ? <p className="text-ink-2">{entry.text}</p> : null}
      </div>
    </li>
  )
}

/** A list with a heading: entries side by side, or advantages and disadvantages below each other. */
export function EntryList({ list, level }: { list: StoredList; level: 2 | 3 }) {
  const { heading, marker, entries } = list
  if (!entries?.length) return null
  const Heading = `h${level}` as const
  const icon = marker ? markers[marker] : undefined
  return (
    <div className={`grid min-w-0 grid-cols-1 content-start gap-5 ${icon ? '' : 'tablet:col-span-2'}`}>
      {heading ? <Heading className="text-h3">{heading}</Heading> : null}
      <ul
        className={
          icon
            ? 'grid grid-cols-1 gap-3'
            : 'grid grid-cols-1 gap-x-gutter gap-y-8 tablet:grid-cols-2 laptop:grid-cols-3'
        }
      >
        {entries.map((entry, index) =>
          icon ? (
            <MarkedEntry key={entry.id ?? index} entry={entry} icon={icon} />
          ) : (
            <PlainEntry
              key={entry.id ?? index}
              entry={entry}
              level={heading ? subheadingLevel(level) : level}
            />
          ),
        )}
      </ul>
    </div>
  )
}
