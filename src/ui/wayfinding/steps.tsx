import { Icon } from '../icons/icon.tsx'

type Props = {
  /** Name of the process for screen readers. */
  label: string
  steps: readonly string[]
  /** Number of the current step, from 1. */
  current: number
  /** For screen readers, before a completed step. */
  doneNote: string
}

/** The progress of a multi-step form. */
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
            <span className="figures grid size-8 flex-none place-items-center rounded-sharp border-[1.5px] border-field group-aria-[current=step]:border-ink group-aria-[current=step]:bg-ink group-aria-[current=step]:text-on-ink group-aria-[current=step]:highlighted">
              {done ? <Icon name="check" size={16} label={doneNote} /> : number}
            </span>
            {step}
          </li>
        )
      })}
    </ol>
  )
}
