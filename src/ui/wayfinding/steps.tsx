import { Icon } from '../icons/icon.tsx'

type Props = {
  /** What the steps lead to, for screen readers. */
  label: string
  steps: readonly string[]
  /** Number of the step that is being taken, from 1. */
  current: number
  /** Said to screen readers before a step that is done. */
  doneNote: string
}

/** How far along a form of several steps is. */
export function Steps({ label, steps, current, doneNote }: Props) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-8 gap-y-3">
      {steps.map((step, index) => {
        const number = index + 1
        const done = number < current
        return (
          <li
            key={step}
            aria-current={number === current ? 'step' : undefined}
            className="group flex items-center gap-3 text-ink-2 aria-[current=step]:font-semibold aria-[current=step]:text-ink"
          >
            <span className="figures grid size-8 flex-none place-items-center rounded-sharp border-[1.5px] border-field group-aria-[current=step]:border-ink group-aria-[current=step]:bg-ink group-aria-[current=step]:text-on-ink forced-colors:group-aria-[current=step]:bg-[Highlight]">
              {done ? <Icon name="check" size={16} label={doneNote} /> : number}
            </span>
            {step}
          </li>
        )
      })}
    </ol>
  )
}
