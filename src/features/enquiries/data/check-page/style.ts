/** The look of the check page: the site's colours, in one small file of its own. */
export const checkPageStyle = `
:root { color-scheme: light; --ground: #f5f3ef; --ink: #15171a; --soft: #5a5e63; --field: #85807a; --red: #b8101f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { background: var(--ink); padding: 1rem 1.25rem; }
header a { color: #fff; font-weight: 700; text-decoration: none; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 2rem; line-height: 1.1; }
h2 { font-size: 1.375rem; margin-top: 2.5rem; }
label, legend { font-weight: 600; }
.field input, textarea { display: block; width: 100%; margin-top: .25rem; padding: .7rem .8rem; border: 1px solid var(--field);
  background: #fff; color: inherit; font: inherit; }
fieldset { margin: 1.25rem 0; padding: 0; border: 0; }
.box { display: flex; gap: .6rem; align-items: baseline; padding: .35rem 0; font-weight: 400; }
.box input { width: 1.25rem; height: 1.25rem; flex: none; position: relative; top: .2rem; }
[aria-invalid] { border-color: var(--red); }
.message { margin: .25rem 0 1rem; color: var(--red); }
.alarm { border-left: 4px solid var(--red); padding: .5rem 1rem; background: #fff; }
.email, .reference { font-size: 1.25rem; font-weight: 700; }
.trap { position: absolute; left: -200vw; }
button { min-height: 2.75rem; padding: .6rem 1.75rem; border: 2px solid var(--ink); background: var(--ink); color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; }
button.second { background: transparent; color: var(--ink); }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
header a:focus-visible { outline-color: #fff; }
dt { color: var(--soft); margin-top: .75rem; }
dd { margin: 0; white-space: pre-line; }
`
