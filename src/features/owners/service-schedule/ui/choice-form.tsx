import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/forms/select.tsx'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import type { ServiceScheduleTexts } from '../texts.ts'
import type { ServiceTool } from '../tool.ts'
import type { useServiceTool } from './use-service-tool.ts'

type Props = {
  tool: ServiceTool
  state: ReturnType<typeof useServiceTool>
  texts: ServiceScheduleTexts
}

/** The page that reads the query of the form. */
const page = '/owners/service-schedule'

/** The three choices. Source: requirements V-112 to V-121. */
export function ChoiceForm({ tool, state, texts }: Props) {
  const { choice, models, intervals } = state
  const form = useEarlyInput<HTMLFormElement>((entered) => {
    const { range, model, km } = Object.fromEntries(new FormData(entered))
    if (range && range !== choice.range) state.chooseRange(String(range))
    else if (model && model !== choice.model) state.chooseModel(String(model))
    else if (km && Number(km) !== choice.interval) state.chooseInterval(Number(km))
  })
  return (
    <form
      ref={form}
      action={page}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 items-end gap-6 tablet:grid-cols-3 laptop:grid-cols-[1fr_1.4fr_1fr_auto] print:hidden"
    >
      <Select
        label={texts.range}
        name="range"
        value={choice.range ?? ''}
        onChange={({ target }) => state.chooseRange(target.value)}
        emptyLabel={texts.selectRange}
        options={tool.ranges.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Select
        label={texts.model}
        name="model"
        value={choice.model ?? ''}
        disabled={models.length === 0}
        onChange={({ target }) => state.chooseModel(target.value)}
        emptyLabel={texts.selectModel}
        options={models.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Select
        label={texts.interval}
        name="km"
        value={choice.interval === 0 ? '' : String(choice.interval)}
        disabled={intervals.length === 0}
        onChange={({ target }) => state.chooseInterval(Number(target.value))}
        {...(choice.interval === 0 ? { emptyLabel: '' } : {})}
        options={intervals.map((kilometres) => ({ value: String(kilometres), label: String(kilometres) }))}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 tablet:min-h-13">
        <div className="hidden noscript:block">
          <Button type="submit">{texts.show}</Button>
        </div>
        <div className="noscript:hidden">
          <Button variant="text" onClick={state.clear}>
            {texts.clearAll}
          </Button>
        </div>
        <a href={page} className="underlined hidden font-semibold noscript:inline">
          {texts.clearAll}
        </a>
      </div>
    </form>
  )
}
