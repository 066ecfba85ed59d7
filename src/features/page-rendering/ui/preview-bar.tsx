import type { CalendarDay } from '#platform/clock.ts'
import { type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { Button } from '#ui/actions/button.tsx'

type Props = { path: string; language: Language; day: CalendarDay }

const field = 'min-h-11 border border-field bg-surface px-3 text-ink'

/** A bar above a draft in which an editor chooses its language and day. */
export function PreviewBar({ path, language, day }: Props) {
  return (
    <form
      method="get"
      aria-label="Preview"
      className="sticky top-0 z-40 flex flex-wrap items-end gap-4 border-line border-b bg-raised px-margin py-3 text-small"
    >
      <p className="mr-auto self-center">
        <strong>Preview</strong> of the newest version of {path}
      </p>
      <label className="grid gap-1">
        Language
        <select name="lang" defaultValue={language} className={field}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageNames[code]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        As on
        <input type="date" name="at" defaultValue={day} className={field} />
      </label>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}
