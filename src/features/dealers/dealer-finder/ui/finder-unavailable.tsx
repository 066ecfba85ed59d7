import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { Button } from '#ui/actions/button.tsx'
import type { FinderChoices } from '../rules/finder-address.ts'

type Props = { path: string; choices: FinderChoices }

/** Replaces the finder while the dealers cannot be read. The retry works without scripts. Source: decision G-3. */
export function FinderUnavailable({ path, choices: { search, radius } }: Props) {
  return (
    <div data-unavailable className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="text-h1">Find a dealer</h1>
      <p role="alert" className="mt-6 max-w-[44ch] text-lead">
        We cannot load the dealers at the moment. Please try again in a minute.
      </p>
      <form action={path} className="mt-8">
        {search ? <input type="hidden" name="search" value={search} /> : null}
        {radius === null ? null : <input type="hidden" name="radius" value={radius} />}
        <Button type="submit">{dealerTexts('en').dealers.retry}</Button>
      </form>
    </div>
  )
}
