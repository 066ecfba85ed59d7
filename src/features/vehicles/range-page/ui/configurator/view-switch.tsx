import type { ConfiguratorTexts } from '../../texts.ts'

type Props = { texts: Pick<ConfiguratorTexts, 'view' | 'viewSide' | 'viewFront' | 'viewRear' | 'viewNight'> }

/**
 * Radio buttons for the views of a vehicle. The studio shows the picture of the checked one by its styles, without a
 * script.
 */
export function ViewSwitch({ texts }: Props) {
  const views = [
    ['side', texts.viewSide],
    ['front', texts.viewFront],
    ['rear', texts.viewRear],
    ['night', texts.viewNight],
  ] as const
  return (
    <fieldset className="mb-4 min-w-0 print:hidden">
      <legend className="sr-only">{texts.view}</legend>
      <div className="flex flex-wrap justify-center gap-x-1">
        {views.map(([view, label], index) => (
          <label key={view} className="relative text-small has-focus-visible:outline-3">
            <input
              type="radio"
              name="view"
              value={view}
              defaultChecked={index === 0}
              // As large as its label, because the browser scrolls the focused element into view.
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="flex min-h-11 items-center border-transparent border-b-2 px-3 text-ink-2 peer-checked:border-accent peer-checked:text-ink peer-checked:highlighted peer-hover:text-ink">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
