"""Rate limits, quotas and fair queues."""
