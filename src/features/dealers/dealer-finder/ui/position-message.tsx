import { Button } from '#ui/actions/button.tsx'
import type { PositionProblem } from './use-position.ts'

/** Source: requirement D-403. */
const deniedText =
  "Enable location access for a better experience when using 'Select radius' to find nearby options."

const explanation =
  'Your browser blocks the location for this site. Select the icon to the left of the address, allow the location there, and press Enable Location again.'

type Props = { problem: PositionProblem | null; isLocating: boolean; onEnable: () => void }

/**
 * Says why the position is not used, and how to allow it. Source: requirements D-403 and D-404; decisions D-8 and G-5.
 */
export function PositionMessage({ problem, isLocating, onEnable }: Props) {
  return (
    <div role="status" className="max-w-[52ch] text-small empty:hidden">
      {problem === null ? null : (
        <div className="grid justify-items-start gap-3 border-accent border-l-2 pl-4">
          <p>
            {problem === 'failed'
              ? 'Your browser could not find out where you are. Search for a city or suburb, or try again.'
              : deniedText}
          </p>
          {problem === 'blocked' ? <p className="text-ink-2">{explanation}</p> : null}
          <Button variant="secondary" size="compact" busy={isLocating} onClick={onEnable}>
            {problem === 'failed' ? 'Try again' : 'Enable Location'}
          </Button>
        </div>
      )}
    </div>
  )
}
