import type { CalculatorTexts } from '#features/finance/texts.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'

/** The services included in a subscription. Source: requirements V-076 to V-078. */
export function IncludedServices({ texts }: { texts: CalculatorTexts }) {
  return (
    <div>
      <p className="mb-3 font-semibold">{texts.included}</p>
      <ul className="grid grid-cols-1">
        {[texts.licence, texts.services, texts.recovery, texts.connected].map((item) => (
          <li key={item} className="flex gap-3 border-line border-t py-3.5 last:border-b">
            <Glyph shape={glyphs.check} className="mt-0.5 flex-none" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2 text-small">{texts.protectIncluded}</p>
    </div>
  )
}
