import styles from './finder.module.css'

const views = [
  ['list', 'List'],
  ['map', 'Map'],
] as const

/** On narrow screens, whether the dealers are a list or a map. The style sheet reads it: it needs no scripts. */
export function ViewSwitch() {
  return (
    <fieldset className={`${styles.switch} print:hidden`}>
      <legend className="sr-only">Show the dealers as</legend>
      <div className="grid grid-cols-2 border border-field">
        {views.map(([value, label]) => (
          <label
            key={value}
            className="cursor-pointer font-semibold text-button has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="finder-view"
              value={value}
              defaultChecked={value === 'list'}
              className="peer sr-only"
            />
            <span className="grid min-h-11 place-items-center peer-checked:bg-ink peer-checked:text-on-ink forced-colors:peer-checked:bg-[Highlight]">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
