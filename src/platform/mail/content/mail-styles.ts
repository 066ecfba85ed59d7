/*
 * The site's theme in CSS that mail programs support: hexadecimal colours, sizes in pixels, no custom properties. The
 * values are those of ui/styles/tokens.css.
 */

const light = {
  ground: '#f5f3ef',
  surface: '#ffffff',
  raised: '#e8e5df',
  ink: '#15171a',
  inkSoft: '#5a5e63',
  line: '#dad6ce',
  accent: '#b8101f',
  action: '#15171a',
  onAction: '#ffffff',
} as const

/** For mail programs that support `prefers-color-scheme`; others darken the light theme or leave it as it is. */
const dark = {
  ground: '#08090b',
  surface: '#15181d',
  // Both a black and a white vehicle stand out against it.
  raised: '#5a5e63',
  ink: '#f3f4f6',
  inkSoft: '#a0a6af',
  line: '#34383e',
  accent: '#ff4450',
  action: '#f3f4f6',
  onAction: '#15171a',
} as const

const text = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const display = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif"

/**
 * Inline styles by their use. Every background colour comes with a text colour, so that no program combines it with its
 * own.
 */
export const styles = {
  page: `margin:0;padding:0;background-color:${light.ground};color:${light.ink};font-family:${text}`,
  outer: `width:100%;background-color:${light.ground};color:${light.ink}`,
  sheet: `width:100%;max-width:600px;background-color:${light.surface};color:${light.ink}`,
  bar: `height:4px;line-height:4px;font-size:0;background-color:${light.accent}`,
  brand: `padding:24px 32px;font-family:${display};font-size:17px;line-height:24px;font-weight:600;color:${light.ink}`,
  picture: `padding:24px 32px;background-color:${light.raised}`,
  image: 'display:block;width:100%;height:auto;border:0',
  body: 'padding:32px 32px 8px',
  heading: `margin:0 0 16px;font-family:${display};font-size:28px;line-height:32px;font-weight:600;color:${light.ink}`,
  paragraph: `margin:0 0 16px;font-size:16px;line-height:24px;color:${light.ink}`,
  factsCell: 'padding:0 32px 24px',
  label: `padding:10px 16px 10px 0;width:38%;vertical-align:top;text-align:left;font-weight:400;font-size:14px;line-height:21px;color:${light.inkSoft};border-top:1px solid ${light.line}`,
  value: `padding:10px 0;vertical-align:top;font-size:16px;line-height:22px;color:${light.ink};border-top:1px solid ${light.line};word-break:break-word`,
  link: `color:${light.ink};text-decoration:underline`,
  quoteCell: 'padding:0 32px 24px',
  quoteLabel: `margin:0 0 8px;font-size:14px;line-height:21px;color:${light.inkSoft}`,
  quote: `margin:0;padding:0 0 0 16px;border-left:4px solid ${light.line};font-size:16px;line-height:24px;color:${light.ink}`,
  buttonCell: 'padding:0 32px 32px',
  button: `display:inline-block;padding:14px 24px;border-radius:2px;background-color:${light.action};color:${light.onAction};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
  footer: `padding:24px 32px;border-top:1px solid ${light.line};font-size:14px;line-height:21px;color:${light.inkSoft}`,
  footerLine: `margin:0 0 8px;font-size:14px;line-height:21px;color:${light.inkSoft}`,
  footerLink: `color:${light.inkSoft};text-decoration:underline`,
} as const

/** Rules of the dark theme. Only `!important` overrides inline styles. */
export const darkRules = [
  `.ground{background-color:${dark.ground}!important;color:${dark.ink}!important}`,
  `.sheet{background-color:${dark.surface}!important;color:${dark.ink}!important}`,
  `.raised{background-color:${dark.raised}!important}`,
  `.bar{background-color:${dark.accent}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.inkSoft}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.action{background-color:${dark.action}!important;color:${dark.onAction}!important}`,
].join('')
