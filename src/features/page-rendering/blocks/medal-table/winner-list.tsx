import type { BlockOf, PageContext } from '#features/blocks/index.ts'
import { PictureView } from '#features/pictures/page.tsx'
import { pageRenderingTexts } from '../../texts.ts'

type Medal = NonNullable<BlockOf<'medalTable'>['medals']>[number]

/** The winners with their medals, for the dialog. */
export function WinnerList({ medals, context }: { medals: readonly Medal[]; context: PageContext }) {
  const texts = pageRenderingTexts(context.language).medals
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-8 tablet:grid-cols-2">
      {medals.map(({ id, medal, sport, event, medallist }, index) => (
        <li key={id ?? index} className="flex items-start gap-5">
          <div className="relative h-20 w-16 flex-none">
            <PictureView
              picture={{ kind: 'artwork', subject: 'medal', metal: medal, alt: texts[medal] }}
              fill
            />
          </div>
          <div className="min-w-0">
            <h3 className="text-h4">{medallist}</h3>
            <p className="text-ink-2">
              {sport}, {event}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
