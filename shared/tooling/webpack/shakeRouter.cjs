/**
 * Lets webpack leave out what the site does not use of react-router, which is published as one file: components made by a call and then given
 * a name for developers count as used, and with Form, NavLink and Link come form submission and the prefetching of the framework mode.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
