import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { DealerData } from '../../dealer-data.ts'
import type { LocatorMap } from '../../locator-map.ts'
import { dealerSiteTexts } from '../../texts.ts'

type Props = { map: LocatorMap; dealer: DealerData; language: Language }

/**
 * A drawn map of the dealer's surroundings, without another site. It leads to directions on a maps service.
 *
 * Source: requirements D-258 and D-267.
 */
export function MapView({ map, dealer: { dealer, links }, language }: Props) {
  const { dealerSite } = dealerSiteTexts(language)
  const { width, height, scale } = map
  const drawing = (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={fill(dealerSite.mapOf, { dealer: dealer.name })}
      className="block h-auto w-full bg-raised"
    >
      <g transform={map.transform} className="stroke-line">
        {map.regions.map(({ outline, isOwn }) => (
          <path
            key={outline.slice(0, 60)}
            d={outline}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            className={isOwn ? 'fill-surface' : 'fill-ground'}
          />
        ))}
      </g>
      <g fill="none" className="stroke-field" strokeDasharray="2 5" strokeLinecap="round">
        {map.rings.map((radius) => (
          <circle key={radius} cx={map.dealer.x} cy={map.dealer.y} r={radius} />
        ))}
      </g>
      {map.places.map(({ name, x, y }) => (
        <g key={`${name} ${x}`} className="fill-ink-2">
          <circle cx={x} cy={y} r="2.5" />
          <text x={x + 7} y={y + 4} className="text-[13px] max-tablet:text-[18px]">
            {name}
          </text>
        </g>
      ))}
      <g className="fill-accent">
        <circle cx={map.dealer.x} cy={map.dealer.y} r="15" fillOpacity="0.18" />
        <circle cx={map.dealer.x} cy={map.dealer.y} r="6.5" />
      </g>
      <g
        className="fill-ink-2 stroke-ink-2"
        transform={`translate(${width - scale.length - 20} ${height - 20})`}
      >
        <path d={`M0 -5V0H${scale.length}V-5`} fill="none" strokeWidth="1.2" />
        <text
          x={scale.length / 2}
          y="-8"
          textAnchor="middle"
          stroke="none"
          className="text-[12px] max-tablet:text-[17px]"
        >
          {scale.kilometres} km
        </text>
      </g>
    </svg>
  )
  return links.directions ? (
    <a href={links.directions} target="_blank" rel="noopener" className="block">
      {drawing}
      <span className="sr-only">
        {dealerTexts(language).dealerCard.directions} {textsIn(language).layout.newTab}
      </span>
    </a>
  ) : (
    drawing
  )
}
