import type { Drawing } from '#features/pictures/index.ts'
import { DrawingImage } from '#features/pictures/page.tsx'
import type { BodyType, StoryFacts } from '#features/vehicles/index.ts'
import { unbrokenNumbers } from '#ui/content/unbroken-numbers.ts'
import type { StoryTexts } from '../../texts.ts'
import { insidePictures, insideText } from './chapter-texts.ts'

type Props = { facts: StoryFacts; texts: StoryTexts }

/** Classes for one, two and three diagrams. */
const columns = ['max-w-[45rem]', 'tablet:grid-cols-2', 'tablet:grid-cols-3']

const inches = (value: number) => value.toFixed(1)

/** Width of a load bed whose specification has only its length, in millimetres. */
const usualBedWidth = 1_575

type BootDrawing = Extract<Drawing, { kind: 'boot' }>

/** The section of each body; of others, that of a wagon. */
const shapes: Readonly<Partial<Record<BodyType, BootDrawing['shape']>>> = {
  ...{ hatch: 'hatch', 'hot-hatch': 'hatch', sedan: 'saloon', coupe: 'coupe' },
  ...{ minibus: 'van' },
}

/** The boot with the rows that are in use for its volume. */
function bootOf({ boot, rows, bodyType }: StoryFacts): BootDrawing | null {
  if (!boot) return null
  const inUse = boot.of === 'twoRows' ? 2 : rows.length
  return {
    kind: 'boot',
    shape: boot.of === 'van' ? 'van' : ((bodyType && shapes[bodyType]) ?? 'wagon'),
    rows: inUse <= 1 ? '1' : inUse === 2 ? '2' : '3',
    litres: String(boot.litres),
    ...(inUse < rows.length && { third: 'folded' as const }),
  }
}

function luggageOf(facts: StoryFacts): Drawing | null {
  if (!facts.loadBed) return bootOf(facts)
  const { length, width } = facts.loadBed
  return { kind: 'load-bed', length: String(length), width: String(width ?? usualBedWidth) }
}

/** The diagrams of the interior that the specification has figures for. */
function diagramsOf(facts: StoryFacts, texts: StoryTexts): (readonly [Drawing, string])[] {
  const { touchscreen, cluster, navigation, rows } = facts
  const captions = insidePictures(facts, texts)
  const cockpit: Drawing | null = touchscreen
    ? {
        kind: 'cockpit',
        screen: inches(touchscreen),
        ...(cluster && { cluster: inches(cluster) }),
        ...(navigation && { shows: 'map' as const }),
      }
    : null
  const pairs: readonly (readonly [Drawing | null, string | null])[] = [
    [cockpit, captions.cockpit],
    [{ kind: 'seats', rows: rows.join('-') }, captions.seats],
    [luggageOf(facts), captions.luggage],
  ]
  return pairs.flatMap(([drawing, caption]) => (drawing && caption ? [[drawing, caption] as const] : []))
}

/** The chapter about the interior: instruments, seats and luggage as diagrams. */
export function Inside({ facts, texts }: Props) {
  const diagrams = diagramsOf(facts, texts)
  if (diagrams.length === 0) return null
  return (
    <section aria-labelledby="inside-title" className="frame pt-section">
      <div className="mb-8 grid gap-x-gutter gap-y-4 laptop:grid-cols-2 laptop:items-end">
        <h2 id="inside-title" className="text-h2">
          {texts.inside}
        </h2>
        <p className="max-w-[38rem] text-ink-2 text-lead">{unbrokenNumbers(insideText(facts, texts))}</p>
      </div>
      <ul className={`grid gap-4 tablet:gap-gutter ${columns[diagrams.length - 1]}`}>
        {diagrams.map(([drawing, caption]) => (
          <li key={drawing.kind}>
            <DrawingImage drawing={drawing} className="h-auto w-full" />
            <p className="mt-3 font-medium">{unbrokenNumbers(caption)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
