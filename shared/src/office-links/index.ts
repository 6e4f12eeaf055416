// Targets of links in the office: pages, machines, articles, files, or any address (O-26). Each remote that has such
// fields has it in its own office build (O-03).

export { LinkField } from './LinkField'
export { linkResources } from './linkResources'
