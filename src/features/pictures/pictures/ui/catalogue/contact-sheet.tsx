import { DrawingImage } from '../drawing-image.tsx'
import type { Print, Sheet } from './sheet.ts'

function Prints({ prints, scale, muted }: { prints: readonly Print[]; scale: number; muted: string }) {
  return (
    <ul className="flex flex-wrap items-end gap-x-3 gap-y-8 tablet:gap-x-6">
      {prints.map(({ drawing, caption }) => (
        <li key={JSON.stringify(drawing)} className="max-w-full">
          <figure className="w-fit max-w-full">
            <DrawingImage drawing={drawing} alt={caption} scale={scale} className="h-auto max-w-full" />
            <figcaption className={`contain-inline-size break-words pt-2 text-small ${muted}`}>
              {caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

/** One contact sheet on the background its drawings are made for. */
export function ContactSheet({ sheet }: { sheet: Sheet }) {
  const { id, title, note, scale, background, rows } = sheet
  const [colours, muted] =
    background === 'dark' ? ['on-dark bg-night', 'text-night-2'] : ['bg-raised', 'text-ink-2']
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={colours}>
      <div className="frame grid gap-10 py-section">
        <div className="grid gap-4">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <p className={`text-lead ${muted}`}>{note}</p>
        </div>
        {rows.map((row) => (
          <div key={row.title ?? id} className="grid gap-5">
            {row.title ? <h3 className="text-h3">{row.title}</h3> : null}
            <Prints prints={row.prints} scale={scale} muted={muted} />
          </div>
        ))}
      </div>
    </section>
  )
}
