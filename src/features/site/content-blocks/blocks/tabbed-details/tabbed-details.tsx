import { pictureOf } from '#features/pictures/pictures/index.ts'
import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  subheadingLevel,
  titleLevel,
} from '#features/site/blocks/index.ts'
import {
  ButtonRow,
  FormattedText,
  hasButtons,
  PictureBox,
  uprightRatio,
} from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Section } from '#ui/layout/section.tsx'

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
function EntryList({ list, level }: { list: StoredList; level: 2 | 3 }) {
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

/** What a tab shows: a text beside its picture, lists and buttons. */
function TabPanel({ tab, level, context }: { tab: StoredTab; level: 2 | 3; context: PageContext }) {
  const { content, lists, buttons } = tab
  const picture = pictureOf(tab.picture, { language: context.language })
  const ratio = picture && uprightRatio(picture)
  return (
    <div className="grid grid-cols-1 gap-y-10">
      {content || picture ? (
        <div
          className={`grid grid-cols-1 items-center gap-x-gutter gap-y-8 ${picture ? 'laptop:grid-cols-2' : ''}`}
        >
          {content ? (
            <div className="min-w-0 max-w-[60ch]">
              <FormattedText text={content} context={context} topHeading={subheadingLevel(level)} />
            </div>
          ) : null}
          {picture ? (
            <PictureBox
              picture={picture}
              sizes="(min-width: 64rem) 50vw, 100vw"
              {...(ratio && { ratio, upright: true })}
            />
          ) : null}
        </div>
      ) : null}
      {lists?.length ? (
        <div className="grid grid-cols-1 gap-x-gutter gap-y-10 tablet:grid-cols-2">
          {lists.map((list, index) => (
            <EntryList key={list.id ?? index} list={list} level={level} />
          ))}
        </div>
      ) : null}
      {hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    </div>
  )
}

/**
 * Tabs, each with a text, a picture, lists and buttons to documents or pages; the first tab is open.
 *
 * Source: requirements C-154 to C-156, C-164 to C-168 and V-276 to V-281.
 */
export const TabbedDetails: BlockView<'tabbedDetails'> = ({ block, context }) => {
  const { title, intro, tabs } = block
  if (!tabs?.length) return null
  const level = innerHeadingLevel(title, context)
  return (
    <Section heading={title} headingLevel={titleLevel(context)} {...(title && intro ? { lead: intro } : {})}>
      {!title && intro ? <p className="mb-10 max-w-[38ch] text-ink-2 text-lead">{intro}</p> : null}
      <LazyTabs
        label={title || blockTexts(context.language).sections.topics}
        tabs={tabs.map((tab, index) => ({
          id: String(index + 1),
          label: tab.label,
          panel: <TabPanel tab={tab} level={level} context={context} />,
        }))}
      />
    </Section>
  )
}
