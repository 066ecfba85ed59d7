import { useCallback } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/forms/select.tsx'
import { type RoughPosition, type StockSearch, searchRadii } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { DraftInput } from './draft-input.tsx'
import { useLocation } from './use-location.ts'

type Props = {
  search: StockSearch
  isPlaceUnknown: boolean
  texts: SearchTexts['filters']
  onChange: (values: Partial<StockSearch>) => void
}

/** The distance from a place, or from the visitor's own position, which is requested by a press only. */
export function PlaceFilter({ search, isPlaceUnknown, texts, onChange }: Props) {
  const { near, here, radius } = search
  const use = useCallback((position: RoughPosition) => onChange({ here: position, near: '' }), [onChange])
  const { problem, isLocating, locate } = useLocation(use)
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-b pb-4">
      <legend className="mb-2 font-semibold">{texts.distance}</legend>
      {here ? <input type="hidden" name="here" value={`${here.latitude},${here.longitude}`} /> : null}
      <DraftInput
        label={texts.place}
        name="near"
        value={near}
        maxLength={80}
        autoComplete="off"
        onCommit={(text) => {
          const place = text.trim()
          if (place !== near) onChange({ near: place, ...(place ? { here: null } : {}) })
        }}
      />
      <p role="status" className="text-small empty:hidden">
        {isPlaceUnknown ? fill(texts.unknownPlace, { place: near }) : null}
      </p>
      <Select
        label={texts.within}
        name="radius"
        value={String(radius)}
        onChange={({ target }) => onChange({ radius: Number(target.value) })}
        options={searchRadii.map((km) => ({ value: String(km), label: `${km} km` }))}
      />
      <div className="grid justify-items-start gap-2 noscript:hidden">
        <Button variant="secondary" size="compact" busy={isLocating} onClick={locate}>
          {texts.useLocation}
        </Button>
        <p role="status" className="text-small empty:hidden">
          {problem ? texts[problem] : here ? texts.fromHere : null}
        </p>
      </div>
    </fieldset>
  )
}
