import webpack from 'webpack'

/**
 * @param {import('webpack').Configuration} config
 * @returns {Promise<void>}
 * @throws Error with webpack's own words when the build fails
 */
export function runWebpack(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else if (error) reject(error)
      else resolve()
    })
  })
}
