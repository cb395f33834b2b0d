"""HTTP and WebSocket: routes, middleware, rate limits, subscribers."""
