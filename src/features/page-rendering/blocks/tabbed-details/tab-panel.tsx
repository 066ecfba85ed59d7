import { type BlockOf, type PageContext, subheadingLevel } from '#features/blocks/index.ts'
import {
  ButtonRow,
  FormattedText,
  hasButtons,
  PictureBox,
  uprightRatio,
} from '#features/blocks/parts.page.tsx'
import { pictureOf } from '#features/pictures/index.ts'
import { EntryList } from './entry-list.tsx'

type StoredTab = NonNullable<BlockOf<'tabbedDetails'>['tabs']>[number]

/** What a tab shows: a text beside its picture, lists and buttons. */
export function TabPanel({ tab, level, context }: { tab: StoredTab; level: 2 | 3; context: PageContext }) {
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
